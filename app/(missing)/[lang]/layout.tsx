import '../../global.css';

export { generateLocaleParams as generateStaticParams } from '../../_routes/locale-params';
export { generateMetadata, MissingRootLayout as default, viewport } from '../../_routes/root-layout';

export const dynamicParams = false;
