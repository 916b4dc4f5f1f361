/** Right English sentences of other uses: colloquial, regional, questions, other meanings. */
export const rightInOtherUses = `
  The pigs eat from a trough.
  I learned the dos and don'ts.
  Can I borrow you a minute?
  Can I borrow you for a minute?
  Did you know him last year?
  I know her last year was hard.
  Did you know them two years ago?
  Tell me a question you hate.
  Can you tell me a question from the test?
  Please say the question again.
  He said the question was hard.
  I would like going to school more if it was closer.
  There isn't some magic trick.
  You don't have some disease.
  There is too much cold for the plants.
  I've been home the last week.
  I have lived here the last year.
  I have been going to the gym the last month.
  Is there any news?
  Is there any data?
  In winter it rains now.
  Look this word up in a dictionary.
  Look your teacher in the eye.
  He dreamed with a smile on his face.
  I met him in a meeting.
  I saw her in the concert.
  I was late because the bus, as usual, broke down.
  The same rules apply to a visa.
  I applied to a job.
  He never asked permission.
  They stopped to ask directions.
  He was sick when he was student president.
  Is a house expensive?
  Is a dog dangerous?
  Why is a lemon yellow?
  It's a touch expensive.
  It was a tad big.
  The shoes are a size small.
  Not many work.
  Few work in August.
  She has dark hairs on her arms.
  The cat has long hairs.
  I found her hairs.
  My family live here.
  The team play very well.
  The band play all night.
  The staff work all day.
  The couple live in Rome.
  The police work all night.
  The people live in tents.
  The bus stop near my house.
  The morning walk in the park.
  The coffee break every day.
  My class go there every year.
  He speaks very good English.
  He loves always being right.
  She likes always having a plan.
  I work usually from nine to five.
  The Book of Daniel is in the Bible.
  The book of Daniel is old.
  Jesus is the son of Mary.
  She is the girl you met yesterday.
  It is the book you bought last week.
  I have the book you bought last week.
  We are using the computer bought last year.
  I am writing about our trip last summer.
  He is talking about the party last night.
  I have photos of our trip last summer.
  I am sorry about the party last night.
  My sister has told me about the party last night.
  My aunt has sold the house she bought in 1999.
  My mother has seen the pictures of our trip last summer.
  In 1945 the war ends.
  In 1914 the war begins.
  I am usually having dinner at seven.
  We are usually getting ready at eight.
  I'm running every morning.
  I'm studying every day.
  I am drinking water every day.
  I am usually eating by then.
  Look, he cooks every day.
  Listen, it rains a lot here.
  Look, I eat meat.
  We eat right now!
  He is woke.
  He is broke.
  I have a photo of my brother which is on the wall.
  I got a letter from my friend which was funny.
  I'll give my friend what is left.
  He married my sister which was a surprise.
  In his room was a small table.
  I have hungry children.
  She has angry eyes.
  The concert is live on TV.
  We are live here tonight.
  Let's do coffee.
  We do pizza on Fridays.
  They do a great pizza.
  The cafe does lovely cakes.
  We did a trip to Scotland.
  Let's do a call at three.
  I'm liking the new job.
  I'm liking your new haircut.
  This is more fun than school.
  She is more clever than her brother.
  He is more polite than me.
  This name is more common than mine.
  It is more simple than that.
  He is more quiet than his brother.
  This is more real than that.
  He is more stupid than you.
  She is more friendly than him.
  It is more true than ever.
  He was more dead than alive.
  He is more angry than me.
  Politics are boring.
  Sky was down yesterday.
  My best memory is last summer.
  This is me last year.
  This photo is from last summer.
  She is more of a friend.
  The dog has hair like a wolf.
  He is usually leaving at that time.
  The train usually leaves at six.
  You know what? I can do it.
  She asked, who is it?
  Who you are is what matters.
  How many people you know is not important.
  How come you know him?
`;
