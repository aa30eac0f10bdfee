/** The languages of the site; no component under test asks for them. */
export default {};
