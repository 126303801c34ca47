import { type ReactNode, useState } from 'react';
import { attempt } from '../../../../parts/trouble/attempt.ts';
import { Loaded } from '../../../../parts/trouble/loaded.tsx';
import { IconButton } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { Nothing } from '../../../../ui/empty-state.tsx';
import { Box, Paragraph, Row, Small, Stack, Text } from '../../../../ui/layout.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import styles from './security.module.css';

interface Words {
  readonly title: string;
  readonly why: string;
  readonly list: string;
  readonly none: string;
  readonly remove: string;
  readonly removeOf: (name: string) => string;
  readonly removeTitle: (name: string) => string;
  readonly removeWhy: string;
  readonly removed: string;
}
interface KeyCardProps<T> {
  words: Words;
  query: { readonly data: readonly T[] | undefined; readonly error: unknown; readonly refetch: () => Promise<unknown> };
  idOf: (one: T) => string;
  nameOf: (one: T) => string;
  factsOf: (one: T) => readonly string[];
  remove: (id: string) => Promise<unknown>;
  /** Why none can be added. */
  hint: string | null;
  act?: ReactNode;
  children?: ReactNode;
}
/** The keys of one kind that the user has, on the devices that hold them, each with a button to remove it. */
export function KeyCard<T>({ words, query, idOf, nameOf, factsOf, remove, hint, act, children }: KeyCardProps<T>) {
  const [leaving, setLeaving] = useState<T | null>(null);
  return (
    <SectionCard title={words.title} why={words.why} act={act}>
      {hint && <Paragraph size="m" className={styles.hint} text={hint} />}
      <Loaded query={query} waiting={<Skeleton height={64} radius={10} />}>
        {(keys) =>
          keys.length === 0 ? (
            <Nothing>{words.none}</Nothing>
          ) : (
            <Box as="ul" borderTop divided className={styles.rows} aria-label={words.list}>
              {keys.map((one) => (
                <Row as="li" key={idOf(one)} gap={3} justify="between" py={2.5} className={styles.row}>
                  <Stack minWidth={0}>
                    <Text as="strong" weight={550} text={nameOf(one)} />
                    <Small text={factsOf(one).join(' · ')} />
                  </Stack>
                  <IconButton
                    icon="trash"
                    size={18}
                    label={words.removeOf(nameOf(one))}
                    onClick={() => setLeaving(one)}
                  />
                </Row>
              ))}
            </Box>
          )
        }
      </Loaded>
      {children}
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={leaving === null ? '' : words.removeTitle(nameOf(leaving))}
        description={words.removeWhy}
        act={words.remove}
        danger
        onConfirm={async () => {
          if (leaving === null) return;
          await attempt(() => remove(idOf(leaving)), words.removed);
          await query.refetch();
        }}
      />
    </SectionCard>
  );
}
