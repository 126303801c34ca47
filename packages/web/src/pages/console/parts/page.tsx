import { Page as PlainPage, type PageProps } from '../../../parts/page/page.tsx';
import styles from './page.module.css';

/** The layout of a page of the console: title, main act, and content. */
export const Page = (props: PageProps) => <PlainPage className={styles.page} {...props} />;
