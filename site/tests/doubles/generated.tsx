/** What the build generates, where a test needs none of it. */
export default {};
