import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/account/profile-text.ts';
import { IDENTITY_LABELS } from '@countersign/contract/languages/en/labels';

export const text: typeof Shape = {
  title: 'Profile',
  details: 'Details',
  lead: 'How participants and colleagues see you.',
  picture: 'Picture',
  pictureOf: (name) => `Picture of ${name}`,
  change: 'Change picture',
  add: 'Upload a picture',
  remove: 'Remove picture',
  removeTitle: 'Remove the picture?',
  removeWhy: 'Your initials will be shown instead.',
  removed: 'The picture is removed',
  crop: 'Adjust the picture',
  use: 'Use this picture',
  pictureDone: 'The picture is changed',
  unreadable: 'This picture cannot be used. Choose a PNG or a JPEG.',
  identity: 'Identity',
  verify: 'Verify it',
  identityOf: IDENTITY_LABELS,
  nickname: 'Nickname',
  nicknameMissing: 'Enter a nickname',
  nameRule: (name) =>
    `Others see "${name}". Once your identity is verified it is your real name; until then your nickname, otherwise your ${orMail('phone number or your e-mail address', 'e-mail address')}.`,
  verifiedRule: (name) =>
    `Your identity is verified: others see your real name, "${name}", and no longer the nickname.`,
  sex: 'Sex',
  sexes: { '': 'Not stated', MALE: 'Male', FEMALE: 'Female' },
  language: 'Language of notices',
  languageHint: orMail(
    'For text messages, e-mails and calls. The language of the pages is chosen separately.',
    'For e-mails. The language of the pages is chosen separately.',
  ),
  save: 'Save changes',
  saved: 'The profile is saved',
  look: 'Appearance',
  lookWhy: 'For this browser only.',
  account: 'Account',
  userId: 'User id',
  copyId: 'Copy user id',
  registered: 'Registered',
  lastLogin: 'Last login',
  lastLoginFrom: (when, ip) => `${when}, IP ${ip}`,
  never: 'none known',
};
