import { type ManualBlock, type ManualSection, manualFor } from '@countersign/contract/manual';
import { useEffect } from 'react';
import { manualPdf } from '../../../parts/site-foot/manual-pdf.ts';
import { signatureLevel } from '../../../text/level.ts';
import { defineText, useLanguage, useText } from '../../../text/text.ts';
import { useTitle } from '../../../text/use-title.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './manual.module.css';
import { useSectionInView } from './use-section-in-view.ts';

const text = defineText(
  { download: '下载 PDF', top: '回到目录', link: (title: string) => `“${title}”的链接` },
  { download: 'Download as PDF', top: 'Back to the contents', link: (title) => `Link to “${title}”` },
);

/** The user manual (Spec §2 "Logged-out frame"): the same text as its PDF, each section at an address of its own. */
export function ManualPage() {
  const words = useText(text);
  const language = useLanguage();
  const manual = manualFor(language, signatureLevel());
  const ids = manual.sections.map(({ id }) => id);
  const current = useSectionInView(ids);
  useTitle(manual.title);
  // The page loads after its address: only now can it scroll to the section that the address names.
  useEffect(() => {
    const { hash } = window.location;
    if (hash.length > 1) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, []);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{manual.title}</h1>
        <p className={styles.subtitle}>{manual.subtitle}</p>
        <a className={buttonClass('secondary', 's')} href={manualPdf(language)} download>
          <Icon name="download" size={16} />
          {words.download}
        </a>
      </header>
      <nav className={styles.contents} id="contents" aria-labelledby="contents-title">
        <h2 id="contents-title" className={styles.contentsTitle}>
          {manual.contents}
        </h2>
        <ol className={styles.list}>
          {manual.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {manual.sections.map((section, at) => (
          <Section key={section.id} section={section} number={at + 1} />
        ))}
      </div>
      <a className={styles.top} href="#contents">
        <Icon name="arrowUp" size={18} />
        {words.top}
      </a>
    </div>
  );
}

function Section({ section: { id, title, blocks }, number }: { section: ManualSection; number: number }) {
  const words = useText(text);
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.heading}>
        <span className={styles.number}>{number}</span>
        {title}
        <a className={styles.anchor} href={`#${id}`} aria-label={words.link(title)}>
          <Icon name="link" size={16} />
        </a>
      </h2>
      {blocks.map((block, at) => (
        // The blocks of a section never change order.
        <Block key={at} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { block: ManualBlock }) {
  if ('text' in block) return <p className={styles[block.kind]}>{block.text}</p>;
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List className={styles[block.kind]}>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
