/** Which chunks make up which route: a test puts in its own. */
export default {};
