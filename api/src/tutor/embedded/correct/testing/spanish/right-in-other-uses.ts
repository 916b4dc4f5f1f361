/** Right Spanish sentences of other uses: colloquial, regional, questions, other meanings. */
export const rightInOtherUses = `
  Está mejor que ayer.
  Está difícil encontrar trabajo.
  Está imposible aparcar aquí.
  Mi casa está más cerca de esta.
  El banco está más lejos de ese.
  Ella está más enamorada de Pedro.
  Es más amigo de ellos.
  Está más orgullosa de ellos.
  El inglés es el más hablado en el mundo.
  Es el más popular en la escuela.
  Eres un grande, amigo.
  Las respuestas correctas son la 2 y la 5.
  Mis canciones favoritas son la tres y la siete.
  La respuesta es la 2 y la otra es la 3.
  La pregunta difícil es la cinco.
  Esto solo es una broma.
  Esto último es cierto.
  Esto otro es mejor.
  Esto casi está.
  Esto mismo es lo que digo.
  Este es la estrella del equipo.
  Esta es un desastre.
  Esta es un sol.
  De cien, veinte son rusos.
  No tengo ninguno viejo.
  No hay ninguno alemán.
  No hay ninguno libre.
  No tengo ninguno rojo.
  ¿No tienes algún libro?
  ¿No hay algún banco cerca?
  ¿No conozco algún hotel?
  ¿No tienes algún amigo?
  Tengo dinero por cobrar.
  Quiero aprender, viajar y trabajar.
  Odio el 2020.
  Recuerdo el 2010.
  Empieza bien el 2024.
  Gracias para todos.
  La carta va por avión.
  Los paquetes van por barco.
  Nadie sabe lo que él piensa de mí.
  Me importa lo que ella piensa de mí.
  Eso es lo que yo pienso de Ana.
  No me importa lo que piensan de ti todos tus amigos.
  Sé lo que él piensa de mi padre.
  Las series las miro por mi móvil.
  Yo quedo en casa con mis amigos.
  Señor López, es tarde.
  Señora Ruiz, está usted muy guapa.
  Niños, son las ocho.
  Niños, necesitan dormir.
  Médicos son mis padres.
  Estudiantes son los que estudian.
  Según creo, él vive aquí.
  Según pienso, tú tienes razón.
  Mis padres dejaron el pueblo cuando nací.
  La ciudad cuando nací era pequeña.
  Anna vive en Berlín.
  Emma y Anna cantan.
  Un amigo fiel vale más que cien amigos falsos.
  Trabaja más que tres personas juntas.
  Los domingos me gusta mucho dormir.
  Los lunes me gusta más.
  La nota es mi.
  Lo explicó el profesor a los alumnos.
  A mí mamá me quiere mucho.
  A mí, madre, no me gusta.
  Para mí, amigo, es fácil.
  En mi casa nunca falta algo para comer.
  El cura es joven.
  La cura es larga.
  El guía es ruso.
  La guía es rusa.
  El orden es importante.
  La orden es clara.
  El capital es grande.
  La capital es grande.
  El policía es alto.
  La policía es lenta.
  El radio es de dos metros.
  El cometa es bonito.
  La cometa es bonita.
  El frente es frío.
  La frente es ancha.
  El parte es malo.
  La parte es pequeña.
  El pendiente es de oro.
  El corte es bueno.
  El coma es grave.
  El mañana es incierto.
  El cámara es ruso.
  El batería es bueno.
  La final es mañana.
  El final es triste.
  El guardia es amable.
  El cólera es grave.
  El segundo es mejor.
  El caza es rápido.
  El trompeta es cubano.
  La modelo es alta.
  La testigo es mi prima.
  La soldado es joven.
  La piloto es rusa.
  La mar está tranquila.
  El mar está tranquilo.
  La jefa es alta.
  No puedo, trabajo hasta las ocho.
  Hoy no puedo, tengo clase.
  De joven siempre quise ser médico.
  Cuando era niño, siempre quise un perro.
  De niño fui a una escuela donde cada lunes cantábamos.
  De niño vi todas las películas de Disney.
  Esta mañana fui a la playa.
  Por la mañana fui a la playa.
  De mañana fui a la playa.
  Ayer por la mañana fui al mercado.
  La cena es fría.
  La comida es fría.
  ¿La sopa es fría?
  ¿El té es caliente?
  ¿El café es frío o caliente?
  El agua es nuestra.
  El arma es suya.
  Lo contó la radio a todos.
  Pinto mis uñas de rojo.
  Mi madre lava su pelo.
`;
