LAST_DELIVERY=$(curl --fail-with-body --silent --show-error "$AVATURN_API_URL/sandbox/deliveries" \
  --header "Authorization: Bearer $AVATURN_API_TOKEN" |
  node -p "JSON.parse(fs.readFileSync(0)).deliveries.at(-1).id")

curl --fail-with-body --request POST "$AVATURN_API_URL/sandbox/deliveries/$LAST_DELIVERY/redeliver" \
  --header "Authorization: Bearer $AVATURN_API_TOKEN" --write-out '\n'
