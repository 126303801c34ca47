import { type SignatureLevel, wordsOfLevel } from '@countersign/domain';
import type { Language } from './catalogue.ts';
import { account } from './manual/account.ts';
import { applications } from './manual/applications.ts';
import { backup } from './manual/backup.ts';
import { bulk } from './manual/bulk.ts';
import { charges } from './manual/charges.ts';
import { codes } from './manual/codes.ts';
import { enterprise } from './manual/enterprise.ts';
import { identity } from './manual/identity.ts';
import { inPerson } from './manual/in-person.ts';
import { manage } from './manual/manage.ts';
import { members } from './manual/members.ts';
import { messages } from './manual/messages.ts';
import { officeSeals } from './manual/office-seals.ts';
import { review } from './manual/review.ts';
import { roles } from './manual/roles.ts';
import { seals } from './manual/seals.ts';
import { security } from './manual/security.ts';
import { send } from './manual/send.ts';
import { settings } from './manual/settings.ts';
import { shield } from './manual/shield.ts';
import { sign } from './manual/sign.ts';
import { startServer } from './manual/start-server.ts';
import { templates } from './manual/templates.ts';
import { verify } from './manual/verify.ts';
import { voiding } from './manual/voiding.ts';
import type { ManualBlock, WrittenSection } from './manual/written-section.ts';

export type { ManualBlock } from './manual/written-section.ts';

export interface ManualSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly ManualBlock[];
}

/** The user manual as data: the page `/manual` and the PDF show the same text. */
export interface Manual {
  readonly title: string;
  readonly subtitle: string;
  readonly contents: string;
  readonly sections: readonly ManualSection[];
}

const SECTIONS: readonly WrittenSection[] = [
  account,
  codes,
  send,
  sign,
  inPerson,
  review,
  manage,
  voiding,
  bulk,
  shield,
  messages,
  seals,
  verify,
  security,
  identity,
  enterprise,
  members,
  roles,
  officeSeals,
  templates,
  charges,
  applications,
  startServer,
  settings,
  backup,
];

const COVER: Readonly<Record<Language, Omit<Manual, 'sections'>>> = {
  'zh-CN': { title: '用户手册', subtitle: '发起、签署、验证与管理电子合同', contents: '目录' },
  en: {
    title: 'User manual',
    subtitle: 'Sending, signing, verifying and managing electronic contracts',
    contents: 'Contents',
  },
};

/** What a server is like, where the text of the manual depends on it. */
export interface ManualServer {
  /** At which contracts are completed. */
  readonly level: SignatureLevel;
  /** Whether it sends text messages and takes phone numbers. */
  readonly hasPhones: boolean;
  /** Where people reach its support. */
  readonly support: string;
}

/** `[[words where phone numbers are taken|words where they are not]]` in a text of the manual. */
const BY_PHONES = /\[\[([^|\]]*)\|([^\]]*)\]\]/g;

/** The manual in a language, with the texts for this server. */
export function manualFor(language: Language, { level, hasPhones, support }: ManualServer): Manual {
  const worded = (text: string): string =>
    text.replace(BY_PHONES, hasPhones ? '$1' : '$2').replace('{support}', () => support);
  return {
    ...COVER[language],
    sections: SECTIONS.map(({ id, [language]: { title, blocks } }) => ({
      id,
      title,
      blocks: blocks.map((block): ManualBlock => {
        if (block.kind === 'level') return { kind: 'text', text: worded(wordsOfLevel(level, block.texts)) };
        if ('text' in block) return { ...block, text: worded(block.text) };
        return { ...block, items: block.items.map(worded).filter((item) => item !== '') };
      }),
    })),
  };
}

/** Names of the files under `/manual/`, by their language. */
export const MANUAL_FILES = {
  'zh-CN': 'countersign-manual.zh-CN.pdf',
  en: 'countersign-manual.en.pdf',
} as const satisfies Readonly<Record<Language, string>>;
