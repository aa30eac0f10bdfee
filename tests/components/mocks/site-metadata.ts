/** Versions of the packages; no component under test asks for them. */
export default {};
