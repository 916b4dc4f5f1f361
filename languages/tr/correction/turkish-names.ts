import { wordSet } from '../../lookup/word-set.ts';
import { attach } from '../grammar/sounds.ts';

/** Given names whose suffixes follow their spelling. */
const people = wordSet(`
  ali ayşe mehmet fatma mustafa ahmet emre zeynep hasan hüseyin murat elif merve selin deniz can cem kerem burak
  hakan okan orhan osman yusuf ibrahim ismet esra büşra kübra derya sevgi emine hatice zehra leyla defne ece ebru
  gizem pınar özlem sibel aylin serkan volkan onur umut barış mert arda ege berk selim tarık hülya nermin tülay
  anna ana maria marta olga elena sara laura emma pedro carlos pablo ivan boris marko sofia lena nina vera
`);

/** Towns and countries whose suffixes follow their spelling. */
const towns = wordSet(`
  istanbul ankara izmir antalya bursa adana konya trabzon bodrum londra moskova madrid barselona roma atina berlin
  viyana prag paris tokyo
`);
const countries = wordSet(`
  türkiye almanya ispanya rusya fransa italya amerika ingiltere yunanistan meksika arjantin ukrayna japonya çin
  hollanda polonya bulgaristan kanada
`);

export function isPlaceName(name: string): boolean {
  return towns.has(name) || countries.has(name);
}

export function isTown(name: string): boolean {
  return towns.has(name);
}

export function isName(name: string): boolean {
  return people.has(name) || isPlaceName(name);
}

/** Ali'ye, Moskova'da: an ending after an apostrophe. */
export function nameWith(written: string, ending: string): string {
  const lower = written.toLocaleLowerCase('tr');
  return `${written}'${attach(lower, ending).slice(lower.length)}`;
}
