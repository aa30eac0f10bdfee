/** Styles that a script brings with it; see src/plugins/styleText. */
declare module '*.css?text' {
  const styles: string;
  export default styles;
}
