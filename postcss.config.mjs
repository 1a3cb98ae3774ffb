/** Next's bundler minifies the styles for the site's target browsers; optimising them here too would duplicate vendor prefixes. */
export default { plugins: { '@tailwindcss/postcss': { optimize: false } } };
