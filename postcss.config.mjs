/** Next's bundler makes the styles small, with the browsers in mind that the site is built for; done twice, prefixes stand there twice. */
export default { plugins: { '@tailwindcss/postcss': { optimize: false } } };
