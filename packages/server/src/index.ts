export { type App, createApp } from './app.ts';
export { type OpenServices, type ServicesOptions, openServices } from './open-services.ts';
export {
  type Clock,
  DEMO_PASSWORD,
  DEMO_PEOPLE,
  DEMO_SIGN_PASSWORD,
  type DemoPerson,
  createLog,
  readConfig,
} from './platform/index.ts';
export { openOptionsOf, openSignerInProcess } from './trust/index.ts';
