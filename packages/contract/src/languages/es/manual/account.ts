import type { WrittenSection } from '../../../text/written-section.ts';

export const account: WrittenSection = {
  title: 'Registrarse e iniciar sesión',
  blocks: [
    {
      kind: 'text',
      text: 'Con una cuenta para su [[teléfono o correo electrónico|correo electrónico]] puede enviar y firmar contratos. Para firmar un contrato recibido no necesita cuenta: basta con abrir el enlace.',
    },
    {
      kind: 'steps',
      items: [
        'Abra la página de registro e introduzca [[un teléfono o un correo electrónico|un correo electrónico]].',
        'Escriba los 4 caracteres de la imagen. Se comprueban en cuanto los haya escrito; pida otra imagen si no puede leerla.',
        'Pida el código de 6 dígitos e introdúzcalo. Un código vale diez minutos y solo sirve una vez.',
        'Introduzca su nombre o un apodo (opcional) y elija una contraseña de acceso: de 8 a 32 caracteres, sin espacios y no solo con números, letras o símbolos.',
        'Pulse el botón. Se inicia la sesión y verá la página de inicio.',
      ],
    },
    {
      kind: 'text',
      text: 'Puede iniciar sesión con la contraseña o con un código. En un dispositivo con llave de acceso también puede usar la huella, el rostro o la contraseña del dispositivo. Con «Recordar mi cuenta», este dispositivo rellena la cuenta la próxima vez; nunca guarda la contraseña.',
    },
    {
      kind: 'text',
      text: 'Si olvida la contraseña, pulse «¿Ha olvidado la contraseña?» en la página de inicio de sesión, introduzca su [[teléfono|correo electrónico]], complete la imagen y el código y elija una nueva contraseña.[[ Si no tiene teléfono, puede usar su correo electrónico.|]] Después se inicia la sesión automáticamente y se cierra en los demás dispositivos.',
    },
    {
      kind: 'note',
      text: 'Tras 30 minutos sin actividad se cierra la sesión y debe iniciarla de nuevo. Los borradores y los datos introducidos se conservan.',
    },
  ],
};
