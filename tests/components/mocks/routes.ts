/** The routes of the site: none. */
export default [];
