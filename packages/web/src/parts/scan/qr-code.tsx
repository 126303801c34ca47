import { encode } from 'uqr';

/** White modules around the code, so that every camera reads it. */
const QUIET_ZONE = 2;
const SIDE_PX = 184;

/** A separate chunk, loaded only where a code is shown. Dark on white in both themes. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      width={SIDE_PX}
      height={SIDE_PX}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#ffffff" />
      <path d={squares.join('')} fill="#14213d" />
    </svg>
  );
}
