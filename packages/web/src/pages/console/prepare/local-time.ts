export { toLocal } from '../../../text/local-time.ts';
