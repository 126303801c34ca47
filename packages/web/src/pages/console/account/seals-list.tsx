import { type ComponentProps, type ReactNode, useState } from 'react';
import { showError } from '../../../parts/trouble/show-error.ts';
import { Loaded } from '../../../parts/trouble/loaded.tsx';
import { Box, Button, ConfirmDialog, Grid, IconButton, Nothing, Skeleton } from '../../../ui/index.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import styles from './seals.module.css';
import { useSealsText } from './seals-text.ts';

export interface KeptPicture {
  readonly wsid: string;
  readonly href: string;
  readonly alt: string;
  readonly title?: string;
  readonly facts: readonly string[];
  readonly deleteLabel: string;
}
interface PictureListProps<T> {
  title: string;
  why: string;
  query: ComponentProps<typeof Loaded<readonly T[]>>['query'];
  pictureOf: (one: T, at: number) => KeptPicture;
  nothing: string;
  add: string;
  onAdd: () => void;
  deleteTitle: string;
  deleteWhy: string;
  onDelete: (wsid: string) => Promise<void>;
  children?: ReactNode;
}

/** Seals or signatures as cards (ux 35). */
export function PictureList<T>(props: PictureListProps<T>) {
  const words = useSealsText();
  const [toDelete, setToDelete] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    if (toDelete === null) return;
    await props.onDelete(toDelete).catch(showError);
  };
  return (
    <SectionCard
      title={props.title}
      why={props.why}
      act={<Button icon="plus" label={props.add} onClick={props.onAdd} />}
    >
      <Loaded query={props.query} waiting={<Skeleton height={200} radius={12} />}>
        {(pictures) =>
          pictures.length === 0 ? (
            <Nothing>{props.nothing}</Nothing>
          ) : (
            <Grid as="ul" gap={3} className={styles.cards}>
              {pictures.map(props.pictureOf).map((picture) => (
                <PictureCard key={picture.wsid} picture={picture} onDelete={() => setToDelete(picture.wsid)} />
              ))}
            </Grid>
          )
        }
      </Loaded>
      {props.children}
      <ConfirmDialog
        open={toDelete !== null}
        onClose={() => setToDelete(null)}
        title={props.deleteTitle}
        description={props.deleteWhy}
        act={words.deleteIt}
        danger
        onConfirm={remove}
      />
    </SectionCard>
  );
}

function PictureCard({ picture, onDelete }: { picture: KeptPicture; onDelete: () => void }) {
  const { href, alt, title, facts, deleteLabel } = picture;
  return (
    <Box as="li" overflow="hidden" border radius="m">
      <Grid center p={4} fill="sheet" className={styles.paper}>
        <img src={href} alt={alt} loading="lazy" />
      </Grid>
      <div className={styles.caption}>
        <span>
          {title !== undefined && <strong>{title}</strong>}
          {facts.map((fact) => (
            <small key={fact}>{fact}</small>
          ))}
        </span>
        <IconButton icon="trash" size={18} label={deleteLabel} onClick={onDelete} />
      </div>
    </Box>
  );
}
