// Written by npm run calibrate -- --usual.

/** The rules that there were then. */
export const KNOBS: readonly string[] = `
afterOut
allLaid
bookBonus
bookGrows
bookSize
booksNeeded
booksShared
byRank
caught
counts
deal
decks
discardBarred
discardFirst
discards
draw
drawFrom
emptyStock
exactGrab
footAnnounced
footBy
footCaught
footNeeded
footPass
footTaken
forPlayers
freezing
gameEnd
goOutBonus
handChoice
jokersPerDeck
laid
lastDiscard
meldStart
meldsOfRank
nextStarter
opening
openingCounts
openingWaived
openingWilds
outBarredBy
pack
partnersInFoot
penalties
permission
pickUp
pickUpAtLeast
pickUpBlockedBy
pickUpMeld
pickUpShort
pickUpUnopened
pickUpUses
pickUpWith
piles
playBonus
rankBonus
roles
seating
setAside
starter
starterUpcard
stockPiles
threes
unfinished
upcard
values
wildLimits
wildMelds
wildMeldsWhen
withoutBooks
`
  .trim()
  .split('\n');

/** For each table its mark, then the size, mean, spread, share ended and stock left of its usual round. */
export const ROUNDS = `
mjecyx35mt9f 2512 2470 0.4445 1 0.3705
8yppw1gj0fmn 1365 1362 0.4294 1 0.3087
vwgiuk6f2lbu 1231 1188 0.548 0.8438 0.1991
1dewsad2eaynz 2254 2214 0.4927 1 0.5166
vc2fw5db9hgf 3446 3428 0.3105 0.6563 0.1788
vfinp51a0pm9j 2103 2096 0.5209 1 0.4995
dvzev4zb4t1q 2109 2093 0.5422 1 0.2679
1ljdwel1umtkmj 3622 3455 0.8693 1 0.2502
1e8ff6bztq9l9 3960 3955 0.4625 0.9375 0.151
1ek3ds3puo205 1736 1736 0.393 1 0.3241
7flwbq693eps 1372 1367 0.4538 1 0.3222
xyrkn010xufhu 1110 1099 0.5868 1 0.3086
34fb53we32jt 1072 1062 0.5924 1 0.2922
1se4s0uc4jmgw 1598 1598 0.4535 0.9063 0.2427
1cagjev1qixzwx 1414 1408 0.4089 0.9063 0.2008
gby8jy1758eng 2041 2005 0.5521 1 0.4306
24jr191dhrjv7 1161 1085 0.5908 0.8438 0.1804
1tzuvo210ua0vo 1102 1044 0.5439 0.8438 0.2016
jc06uk1q7oy7i 1772 1713 0.5211 1 0.4191
1g3i59bv1o05x 1972 1883 0.5309 1 0.2822
zaqdmtsudpyr 2274 2269 0.339 0.9688 0.4201
h29ks21lfhwqo 2129 2109 0.3205 0.8438 0.1898
1aui3os15i06n2 1329 1305 0.5592 0.6875 0.09703
kbaffr1we5zr1 3026 2941 0.3594 0.4688 0.07079
1u1ds6a1k3t3eg 3110 3110 0.2385 0.1563 0.01312
sykxdr116l9h1 2691 2691 0.2015 0.03125 0.001013
1ks8eianmyxn8 5504 5504 0.2855 0.9688 0.2101
1mre361zoripf 2444 2444 0.2314 0 0
13dmg181aksyim 6566 6566 0.2946 0.9688 0.2979
1j455cr1xc4o39 954.8 919.5 0.5695 0.9375 0.2461
jnkxf6113wiwc 801.5 744.4 0.6152 1 0.2422
sau0ftjs11jj 680.1 627 0.6724 1 0.2475
hom1ls2r08za 665.9 606.4 0.7097 1 0.2118
s4id131dwudxt 640.4 561 0.739 1 0.224
mnwntgfyvuki 3048 3048 0.1996 0.125 0.01736
12o5gwx1u6iyav 2673 2673 0.235 0.0625 0.01461
1lbsbvo58qka6 5217 5217 0.2695 1 0.235
gt7kzyn5ze5 2395 2395 0.2101 0.03125 0.0007716
xd0jz2q8q4tk 6482 6482 0.2812 1 0.3151
12o5ynxlwurv 2349 2349 0.3197 0.9688 0.4102
1s4m4ycd4nuky 1948 1933 0.3956 0.875 0.2317
1ry0fhpk207n3 3690 3672 0.2717 0.5 0.1603
1dx7cmu1j1g2vc 1546 1523 0.4536 0.5313 0.06655
1j96ucf1dyvvfh 3082 3018 0.3292 0.4688 0.07851
2hivfc1wuk9ou 14780 14750 0.359 0.7813 0.1347
fonqtvugwoux 6507 6466 0.2026 0.125 0.0135
1880qbm1vhtugg 15390 15380 0.3273 0.7188 0.1059
1n4qxiw1yxyev2 16680 16680 0.2875 0.125 0.008102
bntq9mdh3tto 1855 1826 0.5932 1 0.3012
woe3441i2rdci 1446 1271 0.7801 1 0.3358
pc6ocx1bsx8tz 3125 3125 0.2049 0.0625 0.004437
12u0kbceptnsm 2759 2759 0.1916 0 0
twq7qr13imtnx 2533 2533 0.2368 0 0
7qic8xbq4u9f 5527 5527 0.2732 0.8438 0.1791
10vfwwyxojj8 2391 2391 0.2401 0 0
27ytjp1b6p1xn 2278 2278 0.2649 0 0
412cmr11fj0rl 4856 4856 0.2598 0.875 0.1739
1a9b1ibxdgml1 6338 6338 0.2624 1 0.3161
1g47lx4rujk1i 6505 6505 0.3219 0.8125 0.1136
wdqatllcgw7v 2063 1983 0.659 1 0.5297
gpsv9ng2u28d 2941 2936 0.5102 1 0.3746
c0dnyq7trvbo 1333 1042 0.9226 1 0.2564
19cjt17zfhj3 1068 600.7 1.098 0.5 0.05599
14lga1s1jal64u 671.2 -58.66 1.457 0 0
1sx29cn1srkdpt 583.3 -407.7 1.311 0 0
inlysjwv9cwd 1180 1063 0.6615 1 0.348
iab4yo71ahve 880.9 748.4 0.9418 1 0.3148
mtotups3z33r 891.4 733.4 0.8276 1 0.2683
1xbmgm17whibg 712 493 1.012 1 0.2882
fpxi7b1bcp6jl 773.7 579 0.8929 1 0.2492
85i9691to7msv 2345 2345 0.372 1 0.2286
1wtu9i51s6bsp7 1870 1794 0.6494 1 0.3006
19551d71ibckul 1387 1253 0.7896 1 0.3316
3vttuw5uia5u 2397 2255 0.4702 0.8125 0.3454
f8v0sywamxrw 1166 1132 0.5359 0.9063 0.1907
zgg6v65czaic 3986 3920 0.2451 0.25 0.1038
p75ob81tfyere 1040 979.9 0.581 0.9375 0.203
`;
