// One-time codes, captchas and opcodes.
export { type ActingPerson, actingIn, readActing } from './acting-person.ts';
export { drawCaptcha } from './captcha-picture.ts';
export { insertCaptcha, judgeCaptcha, newCaptchaText, purgeCaptchas, takeCaptcha } from './captcha.ts';
export { codeGuard } from './code-guard.ts';
export { codeText } from './code-text.ts';
export { type ProvedContact, forgetProofsOf, recordContactProof } from './contact-proofs.ts';
export { isSameDevice } from './device.ts';
export { findLiveCode, insertCode, purgeCodes, tradeCode } from './store.ts';
export {
  type OpcodeBinding,
  type OpcodeUse,
  gateOfCaptchaOpcode,
  judgeOpcode,
  mintOpcode,
  newOpcode,
  purgeOpcodes,
  useCaptchaOpcode,
  useOpcode,
} from './use-opcode.ts';
