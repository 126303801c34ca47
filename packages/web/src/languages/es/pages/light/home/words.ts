import { orMail } from '../../../../../text/channels.ts';
import { byLevel } from '../../../../../text/level.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/home/words.ts';

export const text: typeof Shape = {
  title: 'Firma electrónica',
  sections: 'En esta página',
  mission: 'Firma electrónica de una autoridad de certificación',
  heading: ['Cada firma', 'lleva su prueba'],
  lead: byLevel({
    'B-LTA':
      'Envíe, revise y firme contratos en el ordenador o en el teléfono. Para cada firma, nuestra propia autoridad emite un certificado al momento, lo incorpora al PDF y añade un sello de tiempo. Años después se puede verificar sin depender de ningún sitio web.',
    'B-T':
      'Envíe, revise y firme contratos en el ordenador o en el teléfono. Para cada firma, nuestra propia autoridad emite un certificado al momento, lo incorpora al PDF y añade un sello de tiempo.',
    'B-B':
      'Envíe, revise y firme contratos en el ordenador o en el teléfono. Para cada firma, nuestra propia autoridad emite un certificado al momento y lo incorpora al PDF.',
  }),
  trial: 'Prueba gratuita',
  enter: 'Abrir mi espacio',
  noAccount: 'La otra parte no necesita cuenta: abre el enlace, recibe un código y firma.',
  stepsTitle: 'Un contrato en tres pasos',
  stepNumbers: ['1', '2', '3'],
  steps: [
    {
      title: 'Añada el archivo y las personas',
      text: 'Suelte el contrato e indique una persona por línea. Verá de un vistazo quién va primero y quién revisa. Cámbielo cuando quiera; aunque cierre la pestaña, no se pierde nada.',
    },
    {
      title: 'Coloque los campos',
      text: 'Arrastre firmas, sellos, textos y fechas a su sitio, con un color para cada persona. Antes de enviar, una lista le lleva a lo que falte.',
    },
    {
      title: 'Abren el enlace y firman',
      text: 'Con el dedo en el teléfono o con el ratón en el ordenador. Cuando todos han firmado, el contrato queda sellado y acompañado de un informe de evidencias completo.',
    },
  ],
  proofTitle: 'Qué contiene una firma',
  proofLead:
    'Cualquiera puede pegar la imagen de una firma. Aquí cada una es una firma digital PAdES: no una imagen, sino una prueba que se puede calcular y comprobar.',
  proofs: [
    {
      title: 'Una clave, un solo uso',
      text: 'Se crean una clave y un certificado para esta única firma. Después la clave se destruye: nadie puede volver a firmar con ella.',
    },
    {
      title: 'Ni un byte cambiado',
      text: 'Una firma fija todos los bytes anteriores. Los firmantes posteriores solo pueden añadir a continuación, y cualquier otro cambio se nota.',
    },
    {
      title: byLevel({ 'B-LTA': 'El momento queda probado', 'B-B': 'El momento queda registrado' }),
      text: byLevel({
        'B-LTA':
          'Un servicio de sellado de tiempo incorpora la hora a la firma, con independencia del reloj de cualquier ordenador.',
        'B-B': 'La hora es la de este servidor, sin sello de tiempo (PAdES B-B, solo para pruebas).',
      }),
    },
    {
      title: byLevel({ 'B-LTA': 'Válida durante años', 'B-T': 'Válida por ahora' }),
      text: byLevel({
        'B-LTA':
          'Al completarse, se añaden datos de revocación y un sello de tiempo de documento (PAdES B-LTA), de modo que se puede verificar aunque los certificados caduquen.',
        'B-LT':
          'Al completarse, se añaden los certificados y los datos de revocación (PAdES B-LT), de modo que se puede verificar sin conexión. El archivo a largo plazo corre de su cuenta.',
        'B-T':
          'Se puede verificar mientras los certificados sean válidos. No se añaden datos de revocación (solo para pruebas), por lo que no conviene archivarlo a largo plazo.',
      }),
    },
  ],
  verifyTitle: 'No se fíe de nosotros: verifique.',
  verifyText:
    'Suelte un contrato en la página de verificación y vea quién firmó, cuándo y si algo ha cambiado desde entonces; el archivo no se conserva. O descargue el certificado raíz: una vez que confíe en él, cualquier lector de PDF compatible con PAdES da el mismo resultado.',
  verifyGo: 'Abrir la página de verificación',
  root: 'Certificado raíz',
  forTitle: 'Para quién',
  audiences: [
    {
      title: 'Pequeñas empresas',
      lead: 'Tiene que salir hoy.',
      points: [
        'Suelte un archivo y envíelo en minutos',
        'Los clientes no se registran ni instalan nada',
        'Un toque recuerda a todos los que faltan por firmar',
      ],
    },
    {
      title: 'Departamentos jurídicos',
      lead: 'Tiene que resistir un litigio.',
      points: [
        'Primero la revisión, después la firma: usted fija el orden',
        'Cada paso entra en un registro de auditoría encadenado',
        'Un informe de evidencias con su propio sello de tiempo',
      ],
    },
    {
      title: 'Administradores',
      lead: 'Los datos y las claves siguen en sus manos.',
      points: [
        'En su propio servidor, con una sola orden',
        'Su propia autoridad; las claves, separadas de los datos',
        orMail('SMS y correo mediante sus propios proveedores', 'Correo mediante su propio proveedor'),
      ],
    },
  ],
  closing: 'Firme así el próximo contrato',
  closingText: orMail(
    'Regístrese con su teléfono o correo; el primer contrato sale en minutos.',
    'Regístrese con su correo; el primer contrato sale en minutos.',
  ),
  manual: 'Leer antes el manual',
};
