export { EmptyNotFound as default } from '../../_routes/not-found';
