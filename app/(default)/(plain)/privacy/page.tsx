import { createStandalonePage } from '@/app/_routes/standalone-page';

const route = createStandalonePage('privacy');

export default route.Page;
export const generateMetadata = route.generateMetadata;
