import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { defineText } from '../text/text.ts';
import { UP_TO_TABLET } from '../ui/breakpoints.ts';
import { Box, Icon, type IconName, Stack, box, classes } from '../ui/index.ts';
import { inNextFrame } from '../ui/next-frame.ts';
import { useMedia } from '../ui/use-media.ts';
import styles from './sidebar.module.css';

const useWords = defineText('app/sidebar');

interface PlacePage {
  readonly to: string;
  readonly label: string;
  /** Begins a new part of the group. */
  readonly isFirst?: boolean;
}
export interface Place {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  /** Not current on pages below its address. */
  readonly isExact?: boolean;
  /** Makes the place the heading of a group: its pages are listed below it while the heading or one of them is open. */
  readonly pages?: readonly PlacePage[];
}

/**
 * The frame of both consoles: the skip link and one sidebar beside the page. Up to the tablet's width, the light sidebar is a
 * bar at the bottom and the dark one a head with a menu.
 */
export function SidebarFrame({
  tone,
  side,
  foot,
  children,
}: {
  tone: 'light' | 'dark';
  side: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}) {
  const words = useWords();
  return (
    <Box screenHigh className={classes(styles.frame, styles[tone])}>
      <a
        href="#content"
        className={box({ position: 'absolute', py: 3, px: 4, radius: 'm', fill: 'surface', tone: 'ink' }, styles.skip)}
      >
        {words.skip}
      </a>
      <Stack as="aside" gap={4} py={5} px={4} overflowY="auto" className={styles.side} data-foot>
        {side}
        <Box mt="auto" tone="ink" className={styles.foot} data-foot>
          {foot}
        </Box>
      </Stack>
      {children}
    </Box>
  );
}

interface PlacesProps {
  label: string;
  places: readonly Place[];
  id?: string;
  /** Whether the menu of a dark sidebar is open. */
  isOpen?: boolean;
}
export function Places({ label, places, id, isOpen = false }: PlacesProps) {
  const list = useRef<HTMLElement>(null);
  const at = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  const count = places.reduce((sum, { pages = [] }) => sum + pages.length, 0);
  useEffect(() => {
    // On a low screen the sidebar scrolls, and the current page might be beyond its edge. The page is laid out for the next frame
    // anyway: not once more for this.
    return inNextFrame(() =>
      list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' }),
    );
  }, [at, count]);
  return (
    <Stack
      as="nav"
      gap={0.5}
      ref={list}
      id={id}
      className={classes(styles.places, isOpen && styles.open)}
      aria-label={label}
    >
      {places.map((place) => (
        <PlaceLinks key={place.to} place={place} at={at} />
      ))}
    </Stack>
  );
}

const PLACE = { menuRow: true, tone: 'ink-2', plainLink: true } as const;
const isBelow = (at: string, to: string): boolean => at === to || at.startsWith(`${to}/`);

function PlaceLinks({ place: { to, icon, label, isExact = false, pages }, at }: { place: Place; at: string }) {
  const isNarrow = useMedia(UP_TO_TABLET);
  const isOpen = pages !== undefined && [to, ...pages.map((page) => page.to)].some((one) => isBelow(at, one));
  return (
    <>
      <Link
        to={to}
        className={box({ ...PLACE, weight: 500 }, styles.place)}
        activeOptions={{ exact: isExact || pages !== undefined, includeSearch: false }}
        // The bar lists no pages, so that their group is the current place.
        aria-current={isOpen && isNarrow ? 'page' : undefined}
      >
        <Icon name={icon} />
        <span>{label}</span>
        {pages && !isNarrow && <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={16} />}
      </Link>
      {isOpen && !isNarrow && (
        <Stack as="ul" gap={0.5} aria-label={label}>
          {pages.map((page) => (
            <Box as="li" key={page.to} mt={page.isFirst ? 2 : 0}>
              <Link
                to={page.to}
                className={box({ ...PLACE, minHeight: 'touch-line' }, styles.place, styles.page)}
                activeOptions={{ includeSearch: false }}
              >
                {page.label}
              </Link>
            </Box>
          ))}
        </Stack>
      )}
    </>
  );
}
