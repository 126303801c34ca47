// As the tests of the server bundle what they start: no journey loads another module of the server.
export { bundleProgram } from '../../packages/server/src/platform/workers/testing.ts';
