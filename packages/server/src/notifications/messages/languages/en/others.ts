import type { Words } from '../../envelope-words.ts';
import type { IdentityTexts, OtherTexts, SealDecidedTexts, SealFacts } from '../../notice-texts.ts';

const why = (reason: string, colon: string): string => (reason === '' ? '' : `${colon}${reason}`);

const APPROVED = ({ sealName, enterpriseName }: SealFacts): Words => ({
  subject: `Seal approved: ${sealName}`,
  sentence: `The seal ${sealName} of ${enterpriseName} was approved and can be used`,
});
const AWAITS = ({ sealName, enterpriseName }: SealFacts): Words => ({
  subject: `Seal approved by your enterprise: ${sealName}`,
  sentence: `The seal ${sealName} was approved by ${enterpriseName}; it can be used once the certificate authority has compared its picture with the verified name`,
});
const sealDecided: SealDecidedTexts = {
  CREATE: {
    PASSED: APPROVED,
    AWAITS_NAME: AWAITS,
    REFUSED: ({ sealName, enterpriseName, reason }) => ({
      subject: `Seal refused: ${sealName}`,
      sentence: `Your application for the seal ${sealName} of ${enterpriseName} was refused${why(reason, ': ')}`,
    }),
  },
  NAME: {
    PASSED: APPROVED,
    AWAITS_NAME: AWAITS,
    REFUSED: ({ sealName, enterpriseName, reason }) => ({
      subject: `Seal refused by the certificate authority: ${sealName}`,
      sentence: `The picture of the seal ${sealName} of ${enterpriseName} was refused by the certificate authority${why(reason, ': ')}`,
    }),
  },
  USE: {
    PASSED: ({ sealName, enterpriseName }) => ({
      subject: `You may use the seal: ${sealName}`,
      sentence: `You may sign with the seal ${sealName} of ${enterpriseName} now`,
    }),
    AWAITS_NAME: AWAITS,
    REFUSED: ({ sealName, enterpriseName, reason }) => ({
      subject: `Seal application refused: ${sealName}`,
      sentence: `Your application for the seal ${sealName} of ${enterpriseName} was refused${why(reason, ': ')}`,
    }),
  },
};

const nothing = (): string => '';
const identity: IdentityTexts = {
  PASSED: { is: 'has passed', more: nothing },
  LIFTED: { is: 'holds again', more: nothing },
  RETURNED: { is: 'was returned', more: (why) => `: ${why}. You may correct it and apply again` },
  SUSPENDED: {
    is: 'was suspended by the certificate authority',
    more: (why) => `: ${why}. Long-term certificates are revoked. Contact the authority`,
  },
  WITHDRAWN: {
    is: 'was withdrawn by the certificate authority',
    more: (why) => `: ${why}. Long-term certificates are revoked. You may apply again`,
  },
};

/** All other notices. */
export const others: OtherTexts = {
  bulkDone: (title, done, failed) => ({
    subject: `Bulk sending completed: ${title}`,
    sentence: `Of ${title}, ${done} contracts were sent and ${failed} failed`,
  }),
  joined: (name, firm) => ({ subject: `A new member: ${name}`, sentence: `A new member has joined ${firm}: ${name}` }),
  asksToJoin: (name, firm) => ({
    subject: `A request to join: ${name}`,
    sentence: `A request to become a member of ${firm} was made by ${name}`,
  }),
  handedOver: (name, firm) => ({
    subject: `Work was handed over to you: ${name}`,
    sentence: `The contracts, drafts, templates and open turns of ${name} in ${firm} were handed over to you`,
  }),
  exported: (firm, days) => ({
    subject: 'Your export is ready',
    sentence: `The export of ${firm === null ? 'your data' : `the data of ${firm}`} can be downloaded for ${days} days`,
  }),
  isOwner: (firm) => ({
    subject: `You are the owner of ${firm}`,
    sentence: `The ownership of ${firm} was handed over to you`,
  }),
  newOwner: (firm, name) => ({
    subject: `A new owner of ${firm}`,
    sentence: `You handed the ownership of ${firm} over to ${name}; you remain a member`,
  }),
  webhookOff: (firm) => ({
    subject: `A webhook was switched off: ${firm}`,
    sentence: `No delivery has reached a webhook of ${firm} for days. Check the receiver, then switch it on again`,
  }),
  hasJoined: (firm) => ({
    subject: `You have joined ${firm}`,
    sentence: `You are now a member of ${firm} and can sign for it`,
  }),
  joinRefused: (firm) => ({
    subject: `Application refused: ${firm}`,
    sentence: `Your request to become a member of ${firm} was refused`,
  }),
  invited: (firm) => ({
    subject: `An invitation to join ${firm}`,
    sentence: `You are invited to become a member of ${firm}`,
  }),
  answerBy: (sentence, until) => `${sentence}. Answer by ${until}`,
  seeInvitation: 'See the invitation',
  chargesLow: (left, firm) => ({
    subject: `${left} charges left`,
    sentence: `${firm === null ? 'You have' : `Your enterprise ${firm} has`} ${left} charges left; please buy more in time`,
  }),
  chargesBought: (charges) => ({
    subject: `${charges} charges were added`,
    sentence: `Your payment has arrived: ${charges} charges can be used now`,
  }),
  refunded: (reference, amount, charges) => ({
    subject: `Refund of ${amount} for order ${reference}`,
    sentence: `${amount} of your order ${reference} is paid back${charges === null ? '' : `; ${charges} charges were taken back`}`,
  }),
  orderRefused: (reference, why) => ({
    subject: `Order ${reference} was cancelled`,
    sentence: `Your order ${reference} was cancelled: ${why}`,
  }),
  seeBalance: 'See the balance',
  sealToCheck: (seal, firm, who) => ({
    subject: `A new seal to check: ${seal}`,
    sentence: `The seal ${seal} of ${firm} waits to be checked. It was made by ${who}`,
  }),
  sealAskedFor: (seal, firm, who) => ({
    subject: `A request to use a seal: ${seal}`,
    sentence: `A request to use the seal ${seal} of ${firm} was made by ${who}`,
  }),
  ownIdentity: 'Your identity verification',
  identityOf: (firm) => `The verification of ${firm}`,
  decided: (what, is) => `${what} ${is}`,
  seeIdentity: 'See the verification',
  sealDecided,
  identity,
};
