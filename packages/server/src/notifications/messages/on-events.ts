import type { Reactors, Services } from '../../platform/index.ts';
import { accountNoticeReactions } from './account-notices.ts';
import { chargesNoticeReactions } from './charges-notices.ts';
import { desktopReactions } from './desktop-reminders.ts';
import { expiringReactions } from './expiring.ts';
import { identityNoticeReactions } from './identity-notices.ts';
import { invitationNoticeReactions } from './invitation-notices.ts';
import { joiningNoticeReactions } from './joining-notices.ts';
import { multiSendNoticeReactions } from './multi-send-notices.ts';
import { noticeReactions } from './notices.ts';
import { ownershipNoticeReactions } from './ownership-notices.ts';
import { pageReactions } from './pages.ts';
import { sealNoticeReactions } from './seal-notices.ts';
import { webhookNoticeReactions } from './webhook-notices.ts';

/** Notices to people and hints to open pages, each scheduled by the transaction that emitted the event. */
export const messageReactors = (
  services: Pick<Services, 'authorityName' | 'config' | 'delivery' | 'ids' | 'push'>,
): Reactors => ({
  notices: noticeReactions(services),
  expiring: expiringReactions(services),
  accountNotices: accountNoticeReactions(services),
  identityNotices: identityNoticeReactions(services),
  invitationNotices: invitationNoticeReactions(services),
  joiningNotices: joiningNoticeReactions(services),
  ownershipNotices: ownershipNoticeReactions(services),
  chargesNotices: chargesNoticeReactions(services),
  multiSendNotices: multiSendNoticeReactions(services),
  webhookNotices: webhookNoticeReactions(services),
  sealNotices: sealNoticeReactions(services),
  pages: pageReactions(services),
  desktops: desktopReactions(services),
});
