import type { ReactNode } from 'react';
import { Paragraph, box } from '../../ui/index.ts';
import styles from './entry-sheet.module.css';

/** The class of the sheet on which a form of the entry stands; on a phone it is the whole page. */
export const sheetClass = (): string =>
  box({ border: true, radius: 'xl', fill: 'surface', shadow: 1, width: 'full' }, styles.sheet);

/** The other ways on, below a form. */
export const EntryFoot = ({ children }: { children: ReactNode }) => (
  <Paragraph mt={5} textAlign="center" className={styles.foot}>
    {children}
  </Paragraph>
);
