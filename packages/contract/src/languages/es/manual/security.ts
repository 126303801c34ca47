import type { WrittenSection } from '../../../text/written-section.ts';

export const security: WrittenSection = {
  title: 'Seguridad de la cuenta',
  blocks: [
    {
      kind: 'points',
      items: [
        'Inicia sesión con la contraseña de acceso. Cuando se cambia o se restablece, se cierra la sesión en los demás dispositivos.',
        'La contraseña de firma confirma su identidad al firmar; elija una distinta de la contraseña de acceso. Si la olvida, cree otra con un código enviado a su [[teléfono o correo|correo]].',
        'Dispositivos: vea dónde está abierta la sesión de su cuenta y cierre una o todas. Se le avisa cuando inicia sesión un dispositivo nuevo.',
        'Llaves de acceso: inicie sesión con la huella, el rostro o la contraseña del dispositivo; los sitios de phishing no pueden robar una llave de acceso. Puede guardar hasta 10.',
        '[[Teléfono y correo: puede cambiar o quitar un contacto, pero debe quedar uno.|Correo: puede cambiar su dirección.]] Necesita la contraseña de acceso, y un nuevo contacto se confirma con un código.',
        'Avisos: elija de qué se le informa [[por SMS, por correo o en el escritorio|por correo o en el escritorio]]. Los avisos sobre la seguridad de su cuenta se envían siempre.',
      ],
    },
    {
      kind: 'text',
      text: 'Tras varias contraseñas incorrectas, el inicio de sesión pide los caracteres de una imagen; tras muchas, el acceso con contraseña se bloquea durante una hora, pero aún puede iniciar sesión con un código.',
    },
    {
      kind: 'note',
      text: 'Si ve un dispositivo que no reconoce, cierre su sesión enseguida y cambie después ambas contraseñas.',
    },
  ],
};
