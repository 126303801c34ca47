import { account } from './account.ts';
import { applications } from './applications.ts';
import { backup } from './backup.ts';
import { bulk } from './bulk.ts';
import { charges } from './charges.ts';
import { codes } from './codes.ts';
import { enterprise } from './enterprise.ts';
import { identity } from './identity.ts';
import { inPerson } from './in-person.ts';
import { manage } from './manage.ts';
import { members } from './members.ts';
import { messages } from './messages.ts';
import { officeSeals } from './office-seals.ts';
import { review } from './review.ts';
import { roles } from './roles.ts';
import { seals } from './seals.ts';
import { security } from './security.ts';
import { send } from './send.ts';
import { settings } from './settings.ts';
import { shield } from './shield.ts';
import { sign } from './sign.ts';
import { startServer } from './start-server.ts';
import { templates } from './templates.ts';
import { verify } from './verify.ts';
import { voiding } from './voiding.ts';
import type { WrittenManual } from '../../../text/written-section.ts';

export const manual: WrittenManual = {
  title: '사용 설명서',
  subtitle: '전자 계약서의 발송, 서명, 검증, 관리',
  contents: '목차',
  sections: {
    account,
    applications,
    backup,
    bulk,
    charges,
    codes,
    enterprise,
    identity,
    'in-person': inPerson,
    manage,
    members,
    messages,
    'office-seals': officeSeals,
    review,
    roles,
    seals,
    security,
    send,
    settings,
    shield,
    sign,
    'start-server': startServer,
    templates,
    verify,
    void: voiding,
  },
};
