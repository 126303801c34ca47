import type { WrittenSection } from '../../../text/written-section.ts';

export const startServer: WrittenSection = {
  title: 'Administradores: instalación y arranque',
  blocks: [
    {
      kind: 'text',
      text: 'Solo necesita Node.js 20.19 o posterior y git. Ejecute npm start en el código descargado: el primer arranque instala, compila, crea la base de datos y la autoridad de certificación, y muestra la dirección. npm start -- --demo crea además usuarios de demostración.',
    },
    {
      kind: 'points',
      items: [
        'Por defecto funciona en modo de evaluación: la base de datos está integrada en el proceso, y los SMS y correos no se envían, sino que se muestran en /dev/outbox de esta máquina.',
        'Para el uso real, ponga MODE=production. El servidor se niega entonces a arrancar con cualquier ajuste inseguro y enumera lo que falta.',
        'npm run demo -- --out DIR muestra una firma completa; npm run verify -- FILE.pdf verifica cualquier PDF.',
        'El personal tiene accesos propios en /operator/login; el primero se crea con npm run operator -- create --login NAME. Cada persona tiene uno o varios roles (responsable de registro, auditor, soporte, finanzas, administrador) y ve lo que estos permiten. Allí deciden sobre la verificación de identidad, buscan y revocan certificados, atienden reclamaciones y ven el estado del servicio y el registro de auditoría.',
      ],
    },
  ],
};
