import { type ReactNode, useState } from 'react';
import { showError } from '../../../parts/trouble/show-error.ts';
import { Nothing } from '../../../ui/empty-state.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useText } from '../../../text/text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../parts/trouble/trouble.tsx';
import { Box, Grid } from '../../../ui/layout.tsx';
import styles from './seals.module.css';
import { sealsText } from './seals-text.ts';

export interface KeptPicture {
  readonly wsid: string;
  readonly href: string;
  readonly alt: string;
  readonly title?: string;
  readonly facts: readonly string[];
  readonly deleteLabel: string;
}
interface PictureListProps {
  title: string;
  why: string;
  /** Undefined until they are loaded. */
  pictures: readonly KeptPicture[] | undefined;
  error: unknown;
  onRetry: () => void;
  nothing: string;
  add: string;
  onAdd: () => void;
  deleteTitle: string;
  deleteWhy: string;
  onDelete: (wsid: string) => Promise<void>;
  children?: ReactNode;
}

/** Seals or signatures as cards (ux 35). */
export function PictureList(props: PictureListProps) {
  const words = useText(sealsText);
  const { pictures, error, onRetry } = props;
  const [toDelete, setToDelete] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    if (toDelete === null) return;
    await props.onDelete(toDelete).catch(showError);
  };
  return (
    <SectionCard
      title={props.title}
      why={props.why}
      act={
        <Button icon="plus" onClick={props.onAdd}>
          {props.add}
        </Button>
      }
    >
      {pictures === undefined ? (
        error ? (
          <Trouble error={error} onRetry={onRetry} />
        ) : (
          <Skeleton height={200} radius={12} />
        )
      ) : pictures.length === 0 ? (
        <Nothing>{props.nothing}</Nothing>
      ) : (
        <Grid as="ul" gap={3} className={styles.cards}>
          {pictures.map((picture) => (
            <PictureCard key={picture.wsid} picture={picture} onDelete={() => setToDelete(picture.wsid)} />
          ))}
        </Grid>
      )}
      {props.children}
      <ConfirmDialog
        open={toDelete !== null}
        onOpenChange={(open) => !open && setToDelete(null)}
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
