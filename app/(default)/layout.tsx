import '../global.css';

export { generateMetadata, RootLayout as default, viewport } from '../_routes/root-layout';
