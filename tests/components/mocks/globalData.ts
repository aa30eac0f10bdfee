/** What plugins give to all pages: nothing, as none is enabled. */
export default {};
