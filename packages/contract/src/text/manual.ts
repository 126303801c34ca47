import { type SignatureLevel, wordsOfLevel } from '@countersign/domain';
import { manual as zhTw } from '../languages/zh-TW/manual/index.ts';
import { manual as ja } from '../languages/ja/manual/index.ts';
import { manual as fr } from '../languages/fr/manual/index.ts';
import { manual as ko } from '../languages/ko/manual/index.ts';
import { manual as de } from '../languages/de/manual/index.ts';
import { manual as es } from '../languages/es/manual/index.ts';
import { manual as en } from '../languages/en/manual/index.ts';
import { manual as zh } from '../languages/zh-CN/manual/index.ts';
import type { Language } from './languages.ts';
import { MANUAL_SECTIONS, type ManualBlock, type WrittenManual } from './written-section.ts';

export type { ManualBlock } from './written-section.ts';

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

/** The manual with the texts for this server. */
export function wordManual({ sections, ...cover }: WrittenManual, { level, hasPhones, support }: ManualServer): Manual {
  const worded = (text: string): string =>
    text.replace(BY_PHONES, hasPhones ? '$1' : '$2').replace('{support}', () => support);
  return {
    ...cover,
    sections: MANUAL_SECTIONS.map((id) => ({
      id,
      title: sections[id].title,
      blocks: sections[id].blocks.map((block): ManualBlock => {
        if (block.kind === 'level') return { kind: 'text', text: worded(wordsOfLevel(level, block.texts)) };
        if ('text' in block) return { ...block, text: worded(block.text) };
        return { ...block, items: block.items.map(worded).filter((item) => item !== '') };
      }),
    })),
  };
}

const MANUALS: Readonly<Record<Language, WrittenManual>> = { 'zh-CN': zh, en, 'zh-TW': zhTw, ja, fr, ko, de, es };

/** The manual in a language, with the texts for this server. */
export const manualFor = (language: Language, server: ManualServer): Manual => wordManual(MANUALS[language], server);

/** The name of the file under `/manual/` in a language. */
export const manualFile = (language: Language) => `countersign-manual.${language}.pdf` as const;
