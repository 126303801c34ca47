import { QRCodeSVG } from 'qrcode.react';

/** A separate chunk, loaded only where a code is shown. Black on white with a quiet zone, so that every camera reads it. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <QRCodeSVG
      value={text}
      size={184}
      level="M"
      marginSize={2}
      bgColor="#ffffff"
      fgColor="#14213d"
      role="img"
      aria-label={label}
    />
  );
}
