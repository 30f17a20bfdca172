//! Who is at a table right now.

use crate::house::House;
use crate::play::two;

#[tokio::test]
async fn who_listens_is_there() {
    let house = House::new().await;
    let (first, second, table) = two(&house).await;
    let seat = first.see(&house, &table).await["you"]["viewer"].clone();
    let seat = seat.as_u64().unwrap() as usize;
    let events = format!("{table}/events");
    assert_eq!(
        first.see(&house, &table).await["seats"][seat]["online"],
        false
    );
    let mut own = house.listen(Some(&first), &events, None).await;
    let (_, shown) = own.next().await.unwrap();
    assert_eq!(shown["seats"][seat]["online"], true);
    assert_eq!(shown["seats"][1 - seat]["online"], false);

    // Somebody comes, and everybody is told; a second window of theirs is nothing new.
    let other = house.listen(Some(&second), &events, None).await;
    let (_, shown) = own.next().await.unwrap();
    assert_eq!(shown["seats"][1 - seat]["online"], true);
    let again = house.listen(Some(&second), &events, None).await;
    assert!(own.is_silent_until(first.see(&house, &table)).await);
    drop(again);
    assert!(own.is_silent_until(first.see(&house, &table)).await);
    drop(other);
    let (_, shown) = own.next().await.unwrap();
    assert_eq!(shown["seats"][1 - seat]["online"], false);
}

#[tokio::test]
async fn spectators_are_counted() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let wish = serde_json::json!({ "game": "gorinto", "public": true, "start": true,
        "seats": [{ "who": "me" }, { "who": "bot", "level": "random" }] });
    let table = ana.table(&house, wish).await;
    let events = format!("{table}/events");
    let eve = house.guest("Eve").await;
    let mut streams = vec![
        house.listen(None, &events, None).await,
        house.listen(None, &events, None).await,
        house.listen(Some(&eve), &events, None).await,
        house.listen(Some(&eve), &events, None).await,
        house.listen(Some(&ana), &events, None).await,
    ];
    assert_eq!(ana.see(&house, &table).await["watching"], 3);
    streams.remove(0);
    assert_eq!(ana.see(&house, &table).await["watching"], 2);
    drop(streams);
    let seen = ana.see(&house, &table).await;
    assert_eq!(seen["watching"], 0);
    assert_eq!(seen["seats"][0]["online"], false);
}
