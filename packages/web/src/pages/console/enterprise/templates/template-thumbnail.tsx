import type { BstRow } from '@countersign/contract';
import { personColour } from '../../../../ui/person-colours.ts';
import styles from './template-thumbnail.module.css';

/** The thumbnail of a template: its picture, or its first page with the fields in the colours of their roles. */
export function TemplateThumbnail({ bst, label }: { bst: BstRow; label?: string }) {
  if (bst.avatarHref !== null)
    return <img className={styles.picture} src={bst.avatarHref.href} alt={label ?? ''} loading="lazy" />;
  const { width, height, forms } = bst.firstPage ?? { width: 595, height: 842, forms: [] };
  const colourOf = (roleId: string) => personColour(bst.roles.findIndex((role) => role.roleId === roleId));
  const line = width / 60;
  const marks = Array.from({ length: 14 }, (_, at) => (at % 5 === 4 ? 0.42 : 0.68));
  return (
    <svg
      className={styles.thumbnail}
      viewBox={`0 0 ${width} ${height}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect width={width} height={height} fill="#fff" />
      <rect x={width * 0.3} y={height * 0.08} width={width * 0.4} height={line * 1.6} rx={line} fill="#cfc8b9" />
      {bst.firstPage !== null &&
        marks.map((share, at) => (
          <rect
            key={at}
            x={width * 0.14}
            y={height * (0.15 + at * 0.05)}
            width={width * share}
            height={line * 0.9}
            rx={line / 2}
            fill="#eee9df"
          />
        ))}
      {forms.map(({ roleId, formType, position: { ulx, uly, lrx, lry } }, at) => (
        <rect
          key={at}
          x={ulx}
          y={height - uly}
          width={lrx - ulx}
          height={uly - lry}
          rx={formType === 'SEAL_SIGN' ? (lrx - ulx) / 2 : line / 2}
          fill={colourOf(roleId).tint}
          stroke={colourOf(roleId).solid}
          strokeWidth={line / 2.4}
        />
      ))}
    </svg>
  );
}
