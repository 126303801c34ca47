import { useForm } from '../../../../parts/form/form.ts';
import { PageForm } from '../../../../parts/form/page-form.tsx';
import { type Enterprise, type OfficeSeal, api } from '@countersign/contract';
import { NAME_MAX, PATTERN_KINDS, type PatternKind } from '@countersign/domain';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { Trouble } from '../../../../parts/trouble/trouble.tsx';
import { Banner, Box, Grid, Row, Spinner, box } from '../../../../ui/index.ts';
import styles from './new-seal.module.css';
import { useNewSealText } from './new-seal-text.ts';
import { type TypedPattern, isOfPerson, measureOf, patternOf } from './pattern-form.ts';
import { PatternFields } from './pattern-fields.tsx';
import { RealSize } from './real-size.tsx';
import { SealNaming } from './seal-naming.tsx';
import { useSealsText } from './text.ts';
import { usePreview } from './use-preview.ts';

interface PatternSealProps {
  enterprise: Enterprise;
  onMade: (seal: OfficeSeal) => Promise<void>;
}

/** The form of a seal from a pattern, with a live preview of its impression (ux 35). */
export function PatternSeal({ enterprise, onMade }: PatternSealProps) {
  const words = useNewSealText();
  const { kinds } = useSealsText();
  const form = useForm();
  const [typed, setTyped] = useState<TypedPattern>({
    kind: 'ENTERPRISE',
    department: '',
    bottomText: '',
    sizeMm: null,
    microText: true,
  });
  const [ownName, setOwnName] = useState<string | null>(null);
  const [groupWsid, setGroup] = useState<string | null>(null);
  const name = ownName ?? kinds[typed.kind];
  const pattern = patternOf(typed);
  const make = async () => {
    const { officeSeal } = await call(api.createOfficeSeal, { body: { name: name.trim(), pattern, groupWsid } });
    await onMade(officeSeal);
  };
  if (!isVerified(enterprise))
    return (
      <Banner tone="warn">
        <strong>{words.notVerifiedTitle}</strong>
        <p>{words.notVerifiedWhy}</p>
      </Banner>
    );
  return (
    <Grid align="start" className={styles.columns}>
      <PageForm act={words.make} form={form} isSound={name.trim() !== ''} onSubmit={make}>
        <Kinds value={typed.kind} onChange={(kind) => setTyped({ ...typed, kind, sizeMm: null })} />
        <PatternFields typed={typed} onChange={setTyped} verifiedName={enterprise.name} />
        <SealNaming
          name={name}
          maxLength={NAME_MAX}
          error={form.wasTried && name.trim() === '' ? words.nameMissing : null}
          onName={setOwnName}
          groupWsid={groupWsid}
          onGroup={setGroup}
        />
      </PageForm>
      <Preview typed={typed} name={enterprise.name} />
    </Grid>
  );
}

/** The name in a seal is the verified one; without it no seal can be drawn (Rulings §8.13). */
const isVerified = ({ idttvStatus }: Enterprise): boolean =>
  idttvStatus === 'PASSED' || idttvStatus === 'SENIOR_NO_CERT';

function Kinds({ value, onChange }: { value: PatternKind; onChange: (kind: PatternKind) => void }) {
  const words = useNewSealText();
  const { kinds } = useSealsText();
  return (
    <Grid as="fieldset" gap={2} className={styles.kinds}>
      <Box as="legend" mb={2} p={0} size="m" weight={550}>
        {words.kind}
      </Box>
      {PATTERN_KINDS.map((kind) => (
        <label key={kind} className={styles.kind}>
          <input
            type="radio"
            name="seal-kind"
            className={box(
              { position: 'absolute', cover: true, width: 'full', height: 'full', m: 0, clickable: true },
              styles.radio,
            )}
            checked={kind === value}
            onChange={() => onChange(kind)}
          />
          <KindMark kind={kind} />
          {kinds[kind]}
        </label>
      ))}
    </Grid>
  );
}

/** A small icon of the shape of a kind. */
function KindMark({ kind }: { kind: PatternKind }) {
  const isOval = kind === 'OVAL' || kind === 'INVOICE';
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" className={styles.mark} aria-hidden="true">
      {isOfPerson(kind) ? (
        <>
          <rect x="3.5" y="3.5" width="17" height="17" rx="1.5" />
          <path d="M12 6v12M7 8h3M7 12h3M7 16h3M14 8h3M14 12h3M14 16h3" />
        </>
      ) : isOval ? (
        <>
          <ellipse cx="12" cy="12" rx="10" ry="7" />
          <path d="M7.500 12h9" />
        </>
      ) : (
        <>
          <circle cx="12" cy="12" r="9.500" />
          <path
            className={styles.star}
            d="M12 7.500l1.100 3.300h3.400l-2.800 2 1.100 3.300-2.800-2-2.800 2 1.100-3.300-2.800-2h3.400z"
          />
        </>
      )}
    </svg>
  );
}

function Preview({ typed, name }: { typed: TypedPattern; name: string }) {
  const words = useNewSealText();
  const { pictureOf } = useSealsText();
  const { href, error, isBusy, refetch } = usePreview(patternOf(typed));
  return (
    <section className={styles.preview} aria-label={words.preview}>
      <RealSize {...measureOf(typed)}>
        {href !== null && <img src={href} alt={pictureOf(name)} className={isBusy ? styles.behind : undefined} />}
      </RealSize>
      <Row gap={2} justify="center" mt={1.5} size="s" tone="ink-3" className={styles.state} role="status">
        {error ? null : isBusy ? (
          <>
            <Spinner /> {words.previewing}
          </>
        ) : (
          href === null && words.previewEmpty
        )}
      </Row>
      {error && !isBusy && <Trouble error={error} onRetry={() => void refetch()} />}
    </section>
  );
}
