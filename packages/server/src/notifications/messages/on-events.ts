import type { House } from '../../platform/config/house.ts';
import type { Reactors } from '../../platform/events/react.ts';
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
export const messageReactors = (house: Pick<House, 'config' | 'db' | 'delivery' | 'ids' | 'push'>): Reactors => ({
  notices: noticeReactions(house),
  expiring: expiringReactions(house),
  accountNotices: accountNoticeReactions(house),
  identityNotices: identityNoticeReactions(house),
  invitationNotices: invitationNoticeReactions(house),
  joiningNotices: joiningNoticeReactions(house),
  ownershipNotices: ownershipNoticeReactions(house),
  chargesNotices: chargesNoticeReactions(house),
  multiSendNotices: multiSendNoticeReactions(house),
  webhookNotices: webhookNoticeReactions(house),
  sealNotices: sealNoticeReactions(house),
  pages: pageReactions(house),
  desktops: desktopReactions(house),
});
