// Parses and validates JSON bodies.
export { judgeBody } from './judge-body.ts';
export { judgeBy, judgeJson, judgeSound } from './judge-json.ts';
