/** How the site names its keys in the browser. */
export default { type: 'localStorage', namespace: '' };
