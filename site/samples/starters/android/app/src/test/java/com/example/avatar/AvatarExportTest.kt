package com.example.avatar

import org.json.JSONObject
import org.junit.Assert.assertEquals
import org.junit.Test

class AvatarExportTest {
    private val vectors = JSONObject(checkNotNull(javaClass.getResource("/bridge-messages.json")).readText())

    @Test
    fun acceptsFinishedAvatarsOfTheCreatorOnly() {
        val creator = vectors.getString("creator")
        val messages = vectors.getJSONArray("text")
        for (index in 0 until messages.length()) {
            val vector = messages.getJSONObject(index)
            val page = vector.optString("origin", creator) + "/path"
            val export = AvatarExport.parse(textOf(vector), page, creator)
            assertEquals(vector.getString("name"), vector.getBoolean("accepted"), export != null)
        }
    }

    @Test
    fun hasNoOriginForTextsThatAreNoWebPage() {
        for (url in listOf("", "about:blank", "file:///sdcard/a.html", "https://demo.avaturn.dev@other.example/")) {
            assertEquals(url, null, originOf(url))
        }
    }

    private fun textOf(vector: JSONObject): String {
        val long = "A".repeat(vector.optInt("fill"))
        if (vector.has("raw")) return vector.getString("raw") + long
        val message = vector.getJSONObject("message")
        val data = message.optJSONObject("data") ?: return message.toString()
        (data.opt("url") as? String)?.let { data.put("url", it + long) }
        return message.toString()
    }
}
