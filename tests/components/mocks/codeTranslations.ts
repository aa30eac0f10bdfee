/** English is the language of the sources: nothing is translated. */
export default {};
