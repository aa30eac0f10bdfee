/** The chunks of the site, by name: a test puts in those of its route. */
export default {};
