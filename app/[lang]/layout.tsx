import '../global.css';

export { generateMetadata, RootLayout as default, viewport } from '../_routes/root-layout';

export { generateLocaleParams as generateStaticParams } from '../_routes/locale-params';

export const dynamicParams = false;
