import { QRCodeSVG } from 'qrcode.react';

/** A chunk of its own: only who asks for a code loads it. Black on white with a quiet zone, as every camera reads it. */
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
