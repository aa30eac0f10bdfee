/** The settings of a site without any content. */
export default { baseUrl: '/base/', title: 'Title', themeConfig: {} };
