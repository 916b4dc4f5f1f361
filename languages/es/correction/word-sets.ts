import { wordSet } from '../../lookup/word-set.ts';

/** Countries that take no article, in lower case. */
export const countries = wordSet(
  `españa rusia turquía inglaterra francia alemania italia portugal grecia méxico argentina colombia chile
  perú cuba bolivia venezuela ecuador uruguay paraguay polonia ucrania suecia noruega holanda suiza austria
  china japón corea egipto marruecos canadá irlanda escocia europa asia áfrica américa latinoamérica`,
);
export const cities = wordSet(
  `madrid barcelona sevilla valencia bilbao granada málaga toledo salamanca zaragoza londres parís roma berlín
  moscú estambul ankara esmirna lisboa atenas viena praga varsovia kiev tokio pekín bogotá lima quito caracas
  buenosaires montevideo santiago múnich milán venecia ámsterdam dublín ginebra nápoles florencia boston
  chicago miami toronto sídney cancún cuzco medellín petersburgo`,
);
/** Places whose names, written small, are words of their own. */
export const alsoWords = wordSet(
  'granada lima chile santiago florencia china valencia ecuador toledo boston',
);
export const firstNames = wordSet(
  `ana maría pedro juan luis carlos marta elena lucía pablo josé antonio carmen sofía laura miguel javier
  daniel david sara isabel paula alberto jorge manuel diego sergio andrés raúl teresa rosa julia irene
  alicia clara silvia beatriz cristina patricia fernando francisco rafael ramón roberto ricardo iván olga
  natasha mehmet ayşe ali fatma emre john mary tom peter`,
);
export const bodyParts = wordSet(
  'mano manos pie pies cabeza cara pelo dientes diente ojos ojo brazo brazos pierna piernas espalda estómago dedo dedos rodilla rodillas garganta nariz boca oreja orejas cuello uñas cuerpo barriga muela',
);
/** Buildings and places of a town or a home that need an article: ir a la playa. */
export const places = wordSet(
  `playa cine escuela universidad oficina biblioteca tienda supermercado hospital parque estación aeropuerto
  banco restaurante mercado museo gimnasio piscina farmacia cocina baño jardín hotel centro panadería
  iglesia calle plaza teatro zoo bar montaña bosque ciudad pueblo habitación salón dormitorio garaje trabajo
  sala aula consulta colegio instituto campo`,
);
/** Things that have a place, and are no events. */
export const things = wordSet(
  `libro libros llave llaves teléfono móvil coche bolso cartera pasaporte gafas mesa silla cama puerta ventana
  casa piso apartamento hotel museo banco hospital restaurante estación escuela universidad oficina
  biblioteca tienda supermercado parque playa farmacia baño cocina aeropuerto ciudad pueblo país calle
  iglesia plaza teatro jardín dinero ropa zapatos perro gato gatos perros ordenador bicicleta mochila
  cuaderno lápiz bolígrafo vaso plato comida café leche pan fruta taza botella periódico carta foto fotos
  cuadro lámpara sofá nevera reloj camisa vestido abrigo sombrero paraguas maleta billete entrada entradas
  garaje habitación dormitorio salón gimnasio piscina mercado panadería colegio instituto árbol flores río
  lago mar montaña bosque edificio`,
);
export const events = wordSet('fiesta boda concierto reunión conferencia exposición ceremonia');
export const weekdays = wordSet('lunes martes miércoles jueves viernes sábado domingo');
export const months = wordSet(
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
);
export const sports = wordSet(
  'fútbol tenis baloncesto voleibol golf béisbol ajedrez rugby hockey pádel balonmano',
);
export const instruments = wordSet('piano guitarra violín flauta batería trompeta tambor saxofón');
/** Languages and nationalities, which are written small. */
export const peoples = wordSet(
  `español española españoles españolas inglés inglesa ingleses francés francesa franceses alemán alemana
  alemanes italiano italiana italianos ruso rusa rusos turco turca turcos chino chinos japonés japonesa
  portugués portuguesa mexicano mexicana mexicanos argentino argentina colombiano colombiana americano
  americana americanos árabe griego griega polaco polaca`,
);
export const languages = wordSet(
  'español inglés francés alemán italiano ruso turco chino japonés portugués árabe griego polaco coreano',
);
/** Words of jobs, in both genders. */
export const jobs = wordSet(
  `médico médica profesor profesora maestro maestra estudiante ingeniero ingeniera abogado abogada enfermero
  enfermera cocinero cocinera camarero camarera periodista dentista escritor escritora actor actriz cantante
  policía taxista arquitecto arquitecta secretario secretaria programador programadora vendedor vendedora
  pintor pintora músico bombero veterinario veterinaria piloto azafata contable economista farmacéutico
  farmacéutica peluquero peluquera panadero traductor traductora electricista mecánico jubilado jubilada`,
);
/** Verbs of what one does each morning and evening, which need me, te, se. */
export const dailyVerbs = wordSet(
  'levantar acostar despertar duchar afeitar peinar maquillar vestir bañar levantarse acostarse despertarse ducharse afeitarse peinarse maquillarse vestirse bañarse',
);
export const numbersToNinetyNine = wordSet(
  `uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete
  dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa`,
);
