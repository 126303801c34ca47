import type { EnvelopeTexts } from '../../notice-texts.ts';

const because = (reason: string, before: string): string => (reason === '' ? '' : `${before}${reason}`);

/** Notices about an envelope. */
export const envelopes: EnvelopeTexts = {
  news: {
    TO_SIGN: ({ title, senderName, deadline }) => ({
      subject: `Please sign: ${title}`,
      sentence: `Please sign ${title} by ${deadline}. It was sent by ${senderName}`,
    }),
    TO_REVIEW: ({ title, senderName, deadline }) => ({
      subject: `Please review: ${title}`,
      sentence: `Please review ${title} by ${deadline}. It was sent by ${senderName}`,
    }),
    REMINDER: ({ title, senderName, deadline }) => ({
      subject: `Reminder: ${title}`,
      sentence: `Please act on ${title} by ${deadline}. It was sent by ${senderName}`,
    }),
    EXPIRING_SOON: ({ title, deadline }) => ({
      subject: `Expiring soon: ${title}`,
      sentence: `The contract ${title} is due by ${deadline} and not completed yet`,
    }),
    COMPLETED: ({ title }) => ({
      subject: `Completed: ${title}`,
      sentence: `Everyone has signed ${title}. It can be read and downloaded`,
    }),
    REJECTED: ({ title, actorName, reason }) => ({
      subject: `Rejected: ${title}`,
      sentence: `The contract ${title} was rejected by ${actorName}${because(reason, ', who wrote: ')}`,
    }),
    CHECK_REFUSED: ({ title, actorName, reason }) => ({
      subject: `Not passed: ${title}`,
      sentence: `The contract ${title} was refused by its reviewer ${actorName}${because(reason, ', who wrote: ')}`,
    }),
    RETURNED: ({ title, actorName, reason }) => ({
      subject: `Returned: ${title}`,
      sentence: `The contract ${title} was returned by ${actorName}${because(reason, ', who wrote: ')}`,
    }),
    REVOKED: ({ title, senderName, reason }) => ({
      subject: `Revoked: ${title}`,
      sentence: `The contract ${title} was revoked by ${senderName}${because(reason, ', who wrote: ')}`,
    }),
    EXPIRED: ({ title }) => ({
      subject: `Expired: ${title}`,
      sentence: `The contract ${title} was not completed before its expiry`,
    }),
    PROLONGED: ({ title, senderName, deadline }) => ({
      subject: `Deadline extended: ${title}`,
      sentence: `The deadline of ${title} was extended to ${deadline} by ${senderName}`,
    }),
    DEADLINE_MISSED: ({ title, actorName }) => ({
      subject: `Deadline missed: ${title}`,
      sentence: `A participant of ${title} has not acted within the time you set: ${actorName}. Extend it, replace or remove the participant, or wait for the contract to expire`,
    }),
    AUTHORIZED: ({ title, actorName }) => ({
      subject: `Handed on: ${title}`,
      sentence: `The contract ${title} was handed on to another person by ${actorName}`,
    }),
    REMOVED: ({ title, senderName }) => ({
      subject: `Nothing to do: ${title}`,
      sentence: `You were removed from the contract ${title} by ${senderName}. You do not need to do anything`,
    }),
    CANCEL_REQUESTED: ({ title, senderName, reason, deadline }) => ({
      subject: `Please confirm voiding: ${title}`,
      sentence: `Please confirm by ${deadline} that ${title} is void. This was requested by ${senderName}${because(reason, ', who wrote: ')}`,
    }),
    CANCELLED: ({ title, reason }) => ({
      subject: `Void: ${title}`,
      sentence: `The contract ${title} is void: everyone has confirmed it${because(reason, '. Reason: ')}`,
    }),
    PREPARE_FAILED: ({ title }) => ({
      subject: `Documents failed: ${title}`,
      sentence: `The documents of ${title} could not be processed, and no one was asked to sign. Revoke the contract and send it again with other files`,
    }),
    TIMER_FAILED: ({ title }) => ({
      subject: `Not sent: ${title}`,
      sentence: `The contract ${title} could not be sent at the scheduled time and is a draft again. Check it and send it again`,
    }),
    NOTICE_FAILED: ({ title, actorName }) => ({
      subject: `Notice not delivered: ${title}`,
      sentence: `A notice about ${title} could not be delivered. You can retry it on the page of the contract. Its recipient is ${actorName}`,
    }),
  },
  actions: {
    TO_SIGN: 'Read and sign',
    TO_REVIEW: 'Read and review',
    REMINDER: 'Open the contract',
    CANCEL_REQUESTED: 'Read and confirm',
    other: 'View the contract',
  },
  sender: (person, enterprise) => `${enterprise}, by ${person}`,
  fromSender: (subject, name) => `${subject} (from ${name})`,
  wordsOfSender: (words) => `The sender writes: ${words}`,
  message: (by, sentence, link) => `[${by}] ${sentence}: ${link}`,
  full: (sentence) => `${sentence}.`,
};
