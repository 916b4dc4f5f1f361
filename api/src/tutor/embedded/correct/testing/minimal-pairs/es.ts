/** Sentences with one fault, and the same without it. */
export const es = `
  Yo habla español.|Yo hablo español.
  Nosotros va al cine.|Nosotros vamos al cine.
  Ella no quieren comer.|Ella no quiere comer.
  Los niños juega en el parque.|Los niños juegan en el parque.
  La gente son muy amable.|La gente es muy amable.
  Mi hermano trabajo en un banco.|Mi hermano trabaja en un banco.
  La problema es grande.|El problema es grande.
  Tengo un casa en el campo.|Tengo una casa en el campo.
  Compré los libro.|Compré los libros.
  Hay mucho gente en la calle.|Hay mucha gente en la calle.
  La casa es bonito.|La casa es bonita.
  Mi hermana está cansado.|Mi hermana está cansada.
  Vivo en una casa blanco.|Vivo en una casa blanca.
  La agua está fría.|El agua está fría.
  Tengo tres hermano.|Tengo tres hermanos.
  Es el primero día de clase.|Es el primer día de clase.
  Vamos a el cine.|Vamos al cine.
  Vengo de el mercado.|Vengo del mercado.
  Voy comer en casa.|Voy a comer en casa.
  Tengo estudiar mucho.|Tengo que estudiar mucho.
  Quiero a dormir.|Quiero dormir.
  Puedo hablo con ella.|Puedo hablar con ella.
  Tengo que trabajo mañana.|Tengo que trabajar mañana.
  Se fue sin diciendo adiós.|Se fue sin decir adiós.
  Estoy comer ahora.|Estoy comiendo ahora.
  Soy estudiando español.|Estoy estudiando español.
  He escribido una carta.|He escrito una carta.
  Hemos compradas las flores.|Hemos comprado las flores.
  Quiero que vienes a mi casa.|Quiero que vengas a mi casa.
  Espero que tienes tiempo.|Espero que tengas tiempo.
  Cuando llegaré, te llamo.|Cuando llegue, te llamo.
  Si tendría dinero, viajaría.|Si tuviera dinero, viajaría.
  Ayer voy al cine.|Ayer fui al cine.
  Me gusta los gatos.|Me gustan los gatos.
  Yo gusto el café.|Me gusta el café.
  Soy cansado.|Estoy cansado.
  ¿Dónde es mi teléfono?|¿Dónde está mi teléfono?
  Estoy profesor.|Soy profesor.
  Estoy hambre.|Tengo hambre.
  Soy treinta años.|Tengo treinta años.
  Es las tres.|Son las tres.
  Gracias para tu ayuda.|Gracias por tu ayuda.
  Sueño de ella.|Sueño con ella.
  Conozco tu hermana.|Conozco a tu hermana.
  Nos vemos en el lunes.|Nos vemos el lunes.
  Nadie no sabe la verdad.|Nadie sabe la verdad.
  Este libro es más mejor.|Este libro es mejor.
  Es mucho interesante.|Es muy interesante.
  Tengo un rojo coche.|Tengo un coche rojo.
  Tu eres mi amigo.|Tú eres mi amigo.
  El tiene dos hijos.|Él tiene dos hijos.
  Hablo español y inglés.|Hablo español e inglés.
  Quero un café.|Quiero un café.
  La clase es el Lunes.|La clase es el lunes.
  Empiezo trabajar a las ocho.|Empiezo a trabajar a las ocho.
  Esto es para yo.|Esto es para mí.
  Ven con mí.|Ven conmigo.
  Voy al cine todo los días.|Voy al cine todos los días.
  Vivo aquí desde dos años.|Vivo aquí desde hace dos años.
  Después comer, duermo.|Después de comer, duermo.
  Soy en casa.|Estoy en casa.
  Cada días estudio.|Cada día estudio.
`;
