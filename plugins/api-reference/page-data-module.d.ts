/** Made by the plugin; see `configureWebpack` there. */
declare module '@api-reference/page-data' {
  const data: import('./page-data').PageData;
  export default data;
}
